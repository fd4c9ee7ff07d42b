package org.marshal4j.processor.access;

import com.palantir.javapoet.CodeBlock;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;

/** The components of a record, through its accessors. */
final class AccessorStyle implements AccessStyle {

    @Override
    public boolean matches(Dto dto, Field field) {
        return dto.kind() == Dto.Kind.RECORD;
    }

    @Override
    public Access of(Dto dto, Field field, Members members) {
        return object -> CodeBlock.of("$N.$N()", object, field.name());
    }
}
