package org.marshal4j.processor.codec.value;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.NullChecks;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.schema.wire.WireType;

/**
 * Strings with {@code @FixedLength}: a count of one or two bytes, all ones for null, then the same number of bytes for
 * every value.
 */
public record FixedTextCodec(int room, boolean required) implements BlockCodec {

    private static final ClassName RUNTIME = Names.value("FixedText");

    /** The largest count in one byte. */
    private static final int SHORT = 254;

    /** The largest count in two bytes. */
    private static final int MOST = 65534;

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        if (!request.has(Option.FIXED_LENGTH)
                || !(request.type() instanceof TypeRef.OfClass named)
                || !named.isJavaLang("String")) {
            return Optional.empty();
        }
        int room = request.options().fixedLength();
        return Optional.of(
                room < 1 || room > MOST
                        ? new Binding.Refused(
                                Diagnostic.BAD_ARGUMENT,
                                "@FixedLength of a String must be from 1 to " + MOST + ", but is " + room)
                        : new Binding.Bound(new FixedTextCodec(room, request.required())));
    }

    @Override
    public Set<Option> supportedOptions() {
        return Set.of(Option.FIXED_LENGTH);
    }

    @Override
    public int bytes() {
        return room + (room > SHORT ? 2 : 1);
    }

    @Override
    public int extraBytecodes() {
        return 10;
    }

    @Override
    public WireType wireType() {
        return new WireType.FixedText(room, !required);
    }

    @Override
    public Optional<CodeBlock> check(String label, CodeBlock value) {
        CodeBlock text = NullChecks.written(required, label, value);
        return Optional.of(CodeBlock.of("$T.check($S, $L, $L)", RUNTIME, label, room, text));
    }

    @Override
    public CodeBlock store(Address to, CodeBlock value) {
        return CodeBlock.of("$T.put($L, $L, $L)", RUNTIME, to.arguments(), room, value);
    }

    @Override
    public CodeBlock load(Address from, CodeBlock current) {
        String method = required ? "getRequired" : "get";
        return CodeBlock.of("$T.$L($L, $L, $L)", RUNTIME, method, current, from.arguments(), room);
    }
}
