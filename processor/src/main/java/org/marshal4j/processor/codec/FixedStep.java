package org.marshal4j.processor.codec;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import org.marshal4j.processor.model.Size;
import org.marshal4j.schema.wire.WireType;

/** A single fixed-size value outside a block of fields, such as an element of a list: it is a block of its own. */
public record FixedStep(BlockCodec codec, TypeName type) implements StepCodec {

    private static final CodeBlock CURRENT = CodeBlock.of("current");
    private static final CodeBlock VALUE = CodeBlock.of("value");

    @Override
    public Size size() {
        return codec.size();
    }

    @Override
    public WireType wireType() {
        return codec.wireType();
    }

    @Override
    public void write(Members members, String label, CodeBlock value, CodeBlock.Builder code) {
        String method = members.name("write" + Members.capitalized(label));
        MethodSpec.Builder spec =
                Members.privateStatic(method).addParameter(type, "value").addParameter(Blocks.OUT);
        codec.check(label, VALUE).ifPresent(spec::addStatement);
        members.add(spec.addCode(Blocks.write(
                        codec.bytes(), to -> codec.in(members, label).store(to, VALUE)))
                .build());
        code.addStatement("$L($L, out)", method, value);
    }

    /**
     * The same in the method that calls for it, which has no other variable {@code offset}.
     *
     * @param value a variable
     */
    public void writeHere(Members members, String label, CodeBlock value, CodeBlock.Builder code) {
        codec.check(label, value).ifPresent(code::addStatement);
        code.add(Blocks.write(codec.bytes(), to -> codec.in(members, label).store(to, value)));
    }

    /** The statement before {@link #readHere}. */
    public CodeBlock take() {
        return CodeBlock.of("long offset = in.take($L);\n", codec.bytes());
    }

    /** Reads as {@link #read}, in the method that calls for it, after {@link #take}. */
    public CodeBlock readHere(Members members, String label, CodeBlock current) {
        return codec.in(members, label).load(Address.of("in.base()", "offset"), current);
    }

    @Override
    public CodeBlock read(Members members, String label, CodeBlock current) {
        String method = members.name("read" + Members.capitalized(label));
        members.add(Members.privateStatic(method)
                .returns(type)
                .addParameter(type, "current")
                .addParameter(Blocks.IN)
                .addCode(Blocks.read(
                        codec.bytes(), from -> codec.in(members, label).load(from, CURRENT), "return "))
                .build());
        return CodeBlock.of("$L($L, in)", method, current);
    }

    @Override
    public CodeBlock sizeOf(Members members, String label, CodeBlock value) {
        return CodeBlock.of("$L", codec.bytes());
    }

    @Override
    public Copies copies() {
        return codec.copies();
    }

    @Override
    public CodeBlock copy(Members members, String label, CodeBlock value, CodeBlock current) {
        return codec.in(members, label).copy(members, label, value, current);
    }
}
