package org.marshal4j.published;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/** Final fields whose values are in the class file. Reflection does not distinguish them from others. */
final class Constants {
    private static final ClassValue<Set<String>> NAMES = new ClassValue<>() {
        @Override
        protected Set<String> computeValue(Class<?> type) {
            return read(type);
        }
    };

    private Constants() {}

    /** Whether all objects have the value in the class file. */
    static boolean isConstant(Field field) {
        return Modifier.isFinal(field.getModifiers())
                && NAMES.get(field.getDeclaringClass()).contains(field.getName());
    }

    private static Set<String> read(Class<?> type) {
        Set<String> names = new HashSet<>();
        try (InputStream file =
                type.getResourceAsStream(type.getName().substring(type.getName().lastIndexOf('.') + 1) + ".class")) {
            if (file != null) {
                new ClassReader(file)
                        .accept(
                                new ClassVisitor(Opcodes.ASM9) {
                                    @Override
                                    public FieldVisitor visitField(
                                            int access, String name, String form, String signature, Object value) {
                                        if (value != null) {
                                            names.add(name);
                                        }
                                        return null;
                                    }
                                },
                                ClassReader.SKIP_CODE);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return names;
    }
}
