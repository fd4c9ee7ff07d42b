package org.marshal4j.processor.codec.encoded;

import com.palantir.javapoet.CodeBlock;
import java.util.Set;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.Passing;
import org.marshal4j.processor.codec.Prefixed;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.schema.wire.PresenceByte;
import org.marshal4j.schema.wire.WireType;

/** A value that may be null: a byte before it, and another byte, and nothing else, in place of null. */
record PresenceCodec(StepCodec value, WireType wireType, PresenceByte presence, Set<Option> supportedOptions)
        implements Prefixed {

    @Override
    public Size size() {
        Size present = value.size();
        return Size.between(1, present.max() == Size.UNBOUNDED ? Size.UNBOUNDED : 1 + present.max());
    }

    @Override
    public void write(Members members, String label, CodeBlock written, CodeBlock.Builder code) {
        code.beginControlFlow("if ($T.$L($L, out))", Names.PRESENCE, isZero() ? "writeZero" : "write", written);
        value.write(members, label, written, code);
        code.endControlFlow();
    }

    private boolean isZero() {
        return presence == PresenceByte.ZERO;
    }

    @Override
    public boolean usesTwice() {
        return true;
    }

    @Override
    public boolean readsCurrent() {
        return value.readsCurrent();
    }

    @Override
    public CodeBlock read(Members members, String label, CodeBlock current) {
        return CodeBlock.of(
                "$T.$L(in) ? $L : null",
                Names.PRESENCE,
                isZero() ? "readZero" : "read",
                value.read(members, label, current));
    }

    @Override
    public CodeBlock sizeOf(Members members, String label, CodeBlock measured) {
        return CodeBlock.of("($L == null ? 1 : 1 + $L)", measured, value.sizeOf(members, label, measured));
    }

    @Override
    public Passing passing() {
        return value.passing();
    }

    @Override
    public Copies copies() {
        return value.copies();
    }

    @Override
    public boolean copiesInto() {
        return value.copiesInto();
    }

    @Override
    public CodeBlock copy(Members members, String label, CodeBlock copied, CodeBlock current) {
        return value.copy(members, label, copied, current);
    }
}
