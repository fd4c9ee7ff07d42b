package org.marshal4j.processor.access;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;

/** Fields of classes that have a method such as {@code hasNames()}. The value is null if that method returns false. */
final class PresenceStyle implements AccessStyle {

    @Override
    public boolean matches(Dto dto, Field field) {
        return presence(dto, field).isPresent();
    }

    @Override
    public Access of(Dto dto, Field field, Members members) {
        String method = presence(dto, field).orElseThrow();
        AccessStyle direct = new DirectStyle();
        Access value = (direct.matches(dto, field) ? direct : new HandleStyle()).of(dto, field, members);
        return new Access() {
            @Override
            public int extraBytecodes() {
                return value.extraBytecodes() + 8;
            }

            @Override
            public CodeBlock get(String object) {
                return CodeBlock.of("($N.$N() ? $L : null)", object, method, value.get(object));
            }
        };
    }

    private static Optional<String> presence(Dto dto, Field field) {
        return dto.construction() instanceof Construction.ByBuilder builder
                ? builder.setters().stream()
                        .filter(setter -> setter.argument().isOf(dto.fields().indexOf(field)))
                        .findFirst()
                        .flatMap(Construction.Setter::presence)
                : Optional.empty();
    }
}
