package org.marshal4j.processor.codec.encoded;

import com.palantir.javapoet.CodeBlock;
import java.util.Set;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.NullChecks;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.schema.wire.WireType;

/** Values that are written as a number in as many bytes as it needs, and are never null. */
record VaryingNumberCodec(Numeric value, NumberAccess access, WireType wireType) implements StepCodec {

    @Override
    public Set<Option> supportedOptions() {
        return Set.of(Option.ENCODED);
    }

    @Override
    public Size size() {
        return Size.between(1, access.most(true));
    }

    @Override
    public void write(Members members, String label, CodeBlock written, CodeBlock.Builder code) {
        code.addStatement("$T.write$L($L, out)", access.varying(), access.suffix(), number(members, label, written));
    }

    private CodeBlock number(Members members, String label, CodeBlock written) {
        return access.written(value.number(members, label, NullChecks.written(value.isReference(), label, written)));
    }

    @Override
    public boolean readsCurrent() {
        return value.readsCurrent();
    }

    @Override
    public CodeBlock read(Members members, String label, CodeBlock current) {
        return value.made(members, current, access.read());
    }

    @Override
    public CodeBlock sizeOf(Members members, String label, CodeBlock measured) {
        return CodeBlock.of("$T.sizeOf$L($L)", access.varying(), access.suffix(), number(members, label, measured));
    }

    @Override
    public Copies copies() {
        return value.copies();
    }

    @Override
    public CodeBlock copy(Members members, String label, CodeBlock copied, CodeBlock current) {
        return value.copy(copied, current);
    }
}
