package org.marshal4j.blackbox.reference;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The fields that are part of the message, in their order, as javac has written them to the class file. The
 * annotations are stored only in class files, so reflection does not show them.
 */
public final class WireFields {
    private static final String REQUIRED = "Lorg/marshal4j/Required;";
    private static final String STOP_BIT = "Lorg/marshal4j/StopBit;";
    private static final String MARSHAL4J = "Lorg/marshal4j/";
    private static final String PARENT = "Lorg/marshal4j/Parent;";
    private static final String SKIP = "Lorg/marshal4j/Skip;";
    private static final ClassValue<List<WireField>> CACHE = new ClassValue<>() {
        @Override
        protected List<WireField> computeValue(Class<?> type) {
            return read(type);
        }
    };

    private WireFields() {}

    /**
     * A field, its type in the marshalled class, and its annotations that affect the bytes, with the values of those
     * that have one.
     */
    public record WireField(Field field, Type type, boolean required, Map<String, Object> annotations) {
        /** Returns the same field with another type. */
        WireField as(Type other) {
            return new WireField(field, other, required, annotations);
        }

        /** Whether it has the annotation with that simple name. */
        public boolean has(String annotation) {
            return annotations.containsKey(annotation);
        }

        /** Returns the number that is the value of an annotation. */
        public int number(String annotation) {
            return (Integer) annotations.get(annotation);
        }

        /** Returns the constant of an enum in an element of an annotation, or another one if it is not there. */
        String constant(String annotation, String element, String otherwise) {
            return (String) annotations.getOrDefault(annotation + "." + element, otherwise);
        }

        /** Returns the class of {@code @MarshalWith} on the field, or null if there is none. */
        public String marshalWith() {
            Object own = annotations.get("MarshalWith");
            return own != null ? ((org.objectweb.asm.Type) own).getClassName() : null;
        }

        /** Returns the texts of {@code @OneOf}. */
        public List<?> usual() {
            return (List<?>) annotations.get("OneOf");
        }

        /** Returns the classes that {@code @Dynamic} lists, by their type ids. */
        SortedMap<Integer, Class<?>> listed() {
            SortedMap<Integer, Class<?>> listed = new TreeMap<>();
            if (annotations.get("Dynamic") instanceof List<?> names) {
                for (Object name : names) {
                    Class<?> type = load(((org.objectweb.asm.Type) name).getClassName());
                    listed.put(TypeFacts.of(type).typeId(), type);
                }
            }
            return listed;
        }

        private Class<?> load(String name) {
            try {
                return Class.forName(name, false, field.getDeclaringClass().getClassLoader());
            } catch (ClassNotFoundException e) {
                throw new AssertionError(e);
            }
        }

        /** Returns the value of this field in an object. */
        public Object get(Object owner) {
            try {
                return field.get(owner);
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        }
    }

    /** Returns the fields of a class and its superclasses. */
    public static List<WireField> of(Class<?> type) {
        return CACHE.get(type);
    }

    private static List<WireField> read(Class<?> type) {
        List<WireField> fields = new ArrayList<>();
        if (!type.isInterface() && !type.getName().startsWith("java.")) {
            Bindings bindings = new Bindings(type);
            for (WireField field : of(type.getSuperclass())) {
                fields.add(field.as(bindings.in(field.type())));
            }
            fields.addAll(TypeFacts.of(type).inheritedLast() ? 0 : fields.size(), declaredBy(type));
        }
        return fields;
    }

    private static List<WireField> declaredBy(Class<?> type) {
        ClassFile file = new ClassFile();
        String resource = "/" + type.getName().replace('.', '/') + ".class";
        try (InputStream in = type.getResourceAsStream(resource)) {
            new ClassReader(in).accept(file, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        List<WireField> fields = new ArrayList<>();
        for (String name : file.fields) {
            if (!file.skipped.contains(name)) {
                boolean required = file.allRequired || file.required.contains(name);
                Map<String, Object> annotations = new HashMap<>(file.annotations.getOrDefault(name, Map.of()));
                if (file.allStopBit && isStopBitNumber(accessible(type, name).getType())) {
                    annotations.put("StopBit", true);
                }
                Field field = accessible(type, name);
                fields.add(new WireField(field, field.getGenericType(), required, annotations));
            }
        }
        return fields;
    }

    private static boolean isStopBitNumber(Class<?> type) {
        return type == BigDecimal.class
                || ShortForms.contain(type)
                || ShortOptionals.contain(type)
                || List.of(short.class, int.class, long.class, char.class, float.class, double.class)
                        .contains(type)
                || List.of(Short.class, Integer.class, Long.class, Character.class, Float.class, Double.class)
                        .contains(type);
    }

    private static Field accessible(Class<?> type, String name) {
        try {
            Field field = type.getDeclaredField(name);
            field.setAccessible(true);
            return field;
        } catch (NoSuchFieldException e) {
            throw new AssertionError(e);
        }
    }

    /** What one class file says about its fields. */
    private static final class ClassFile extends ClassVisitor {
        private final List<String> fields = new ArrayList<>();
        private final Set<String> required = new HashSet<>();
        private final Set<String> skipped = new HashSet<>();
        private final Map<String, Map<String, Object>> annotations = new HashMap<>();
        private boolean allRequired;
        private boolean allStopBit;

        ClassFile() {
            super(Opcodes.ASM9);
        }

        @Override
        public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
            allRequired |= descriptor.equals(REQUIRED);
            allStopBit |= descriptor.equals(STOP_BIT);
            return null;
        }

        /** Stores the value of an annotation under its simple name, or true if it has no value. */
        private AnnotationVisitor collect(String field, String descriptor) {
            Map<String, Object> ofField = annotations.computeIfAbsent(field, name -> new HashMap<>());
            String simple = descriptor.substring(MARSHAL4J.length(), descriptor.length() - 1);
            ofField.put(simple, true);
            return new AnnotationVisitor(Opcodes.ASM9) {
                @Override
                public void visit(String name, Object value) {
                    ofField.put(simple, value);
                }

                @Override
                public void visitEnum(String name, String type, String value) {
                    ofField.put(simple + "." + name, value);
                }

                @Override
                public AnnotationVisitor visitArray(String name) {
                    List<Object> values = new ArrayList<>();
                    ofField.put(simple, values);
                    return new AnnotationVisitor(Opcodes.ASM9) {
                        @Override
                        public void visit(String element, Object value) {
                            values.add(value);
                        }
                    };
                }
            };
        }

        @Override
        public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
            boolean isConstant = Modifier.isFinal(access) && value != null;
            if (Modifier.isStatic(access) || Modifier.isTransient(access) || isConstant) {
                return null;
            }
            fields.add(name);
            return new FieldVisitor(Opcodes.ASM9) {
                @Override
                public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                    if (annotation.equals(REQUIRED)) {
                        required.add(name);
                    } else if (annotation.equals(SKIP) || annotation.equals(PARENT)) {
                        skipped.add(name);
                    }
                    return annotation.startsWith(MARSHAL4J) ? collect(name, annotation) : null;
                }
            };
        }
    }
}
