package org.marshal4j.processor.access;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;

/**
 * Fields that generated code cannot access directly, through a constant {@link VarHandle}, which HotSpot makes as fast
 * as the field itself.
 */
final class HandleStyle implements AccessStyle {

    @Override
    public boolean matches(Dto dto, Field field) {
        return true;
    }

    @Override
    public Access of(Dto dto, Field field, Members members) {
        TypeName type = Names.of(field.type());
        String handle = members.constant(
                field.name(),
                ClassName.get(VarHandle.class),
                CodeBlock.of(
                        "$T.field($T.lookup(), $L, $S, $T.class)",
                        Names.support("Handles"),
                        MethodHandles.class,
                        ownerOf(dto, field),
                        field.name(),
                        Names.erased(field.declared())));
        return new Access() {
            @Override
            public int extraBytecodes() {
                return 6;
            }

            @Override
            public CodeBlock get(String object) {
                return CodeBlock.of("$L $N.get($N)", members.cast(type), handle, object);
            }

            @Override
            public CodeBlock set(String object, CodeBlock value) {
                return CodeBlock.of("$N.set($N, $L)", handle, object, value);
            }
        };
    }

    /** An expression for the class that declares the field. The marshaller may be unable to name that class. */
    private static CodeBlock ownerOf(Dto dto, Field field) {
        boolean own = field.owner().equals(dto.name());
        return own || field.ownerVisible()
                ? CodeBlock.of("$T.class", Names.of(field.owner()))
                : CodeBlock.of(
                        "$T.superclass($T.class, $S)",
                        Names.support("Handles"),
                        Names.of(dto.name()),
                        field.owner().binary());
    }
}
