package org.marshal4j.processor.codec.value;

import com.palantir.javapoet.CodeBlock;
import java.util.Arrays;
import java.util.Optional;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.NullChecks;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.wire.WireType;

/** Boxed primitives: a presence byte, then the value. If null, the value is zeros, which keeps the size fixed. */
public record BoxCodec(Primitive primitive) implements BlockCodec {

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        if (!(request.type() instanceof TypeRef.OfClass named)) {
            return Optional.empty();
        }
        return Arrays.stream(Primitive.values())
                .filter(primitive -> named.isJavaLang(primitive.box()))
                .map(primitive -> request.required() ? new RequiredBox(primitive) : new BoxCodec(primitive))
                .<Binding>map(Binding.Bound::new)
                .findFirst();
    }

    @Override
    public int bytes() {
        return 1 + primitive.bytes();
    }

    /** The code passes the current box too. */
    @Override
    public int extraBytecodes() {
        return 6;
    }

    @Override
    public WireType wireType() {
        return new WireType.Primitive(primitive.kind(), true);
    }

    @Override
    public CodeBlock store(Address to, CodeBlock value) {
        return CodeBlock.of("$T.put$L($L, $L)", Names.BOXES, primitive.box(), to.arguments(), value);
    }

    @Override
    public CodeBlock load(Address from, CodeBlock current) {
        return CodeBlock.of("$T.get$L($L, $L)", Names.BOXES, primitive.box(), current, from.arguments());
    }

    /** A box that is never null, written like its primitive. */
    private record RequiredBox(PrimitiveCodec value) implements BlockCodec {

        RequiredBox(Primitive primitive) {
            this(new PrimitiveCodec(primitive));
        }

        @Override
        public int bytes() {
            return value.bytes();
        }

        @Override
        public WireType wireType() {
            return value.wireType();
        }

        /** The code unboxes it, or passes the current box too. */
        @Override
        public int extraBytecodes() {
            return 6;
        }

        @Override
        public Optional<CodeBlock> check(String label, CodeBlock box) {
            return Optional.of(NullChecks.written(true, label, box));
        }

        @Override
        public CodeBlock store(Address to, CodeBlock box) {
            return value.store(to, box);
        }

        @Override
        public CodeBlock load(Address from, CodeBlock current) {
            return CodeBlock.of(
                    "$T.plain$L($L, $L)", Names.BOXES, value.primitive().capitalized(), current, from.arguments());
        }
    }
}
