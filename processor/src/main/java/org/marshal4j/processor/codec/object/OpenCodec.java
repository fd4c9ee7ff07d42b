package org.marshal4j.processor.codec.object;

import com.palantir.javapoet.CodeBlock;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.Size;
import org.marshal4j.schema.wire.WireType;

/**
 * The codec of a field of an abstract class whose type is open until a subclass binds a type variable. There are no
 * objects of exactly that class, so only the field's place in the schema is generated.
 */
public final class OpenCodec implements StepCodec {

    @Override
    public Size size() {
        return Size.atLeast(0);
    }

    @Override
    public WireType wireType() {
        return new WireType.Open();
    }

    @Override
    public void write(Members members, String label, CodeBlock value, CodeBlock.Builder code) {
        throw new UnsupportedOperationException(label);
    }

    @Override
    public CodeBlock read(Members members, String label, CodeBlock current) {
        throw new UnsupportedOperationException(label);
    }

    @Override
    public CodeBlock sizeOf(Members members, String label, CodeBlock value) {
        throw new UnsupportedOperationException(label);
    }

    @Override
    public CodeBlock copy(Members members, String label, CodeBlock value, CodeBlock current) {
        throw new UnsupportedOperationException(label);
    }
}
