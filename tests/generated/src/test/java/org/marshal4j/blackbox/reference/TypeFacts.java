package org.marshal4j.blackbox.reference;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * What the annotations of a class say, according to its class file.
 *
 * @param marshal whether it has a marshaller
 * @param evolvable whether its bytes are in versioned blocks
 * @param inheritedLast whether the fields of superclasses come after its own
 * @param schemaId whether its messages begin with a schema id
 * @param shared whether the identity of its objects is kept
 * @param typeId −1 if it has none
 * @param subtypes the classes that it permits or names
 * @param marshalWith the hand-written marshaller; null if there is none
 */
public record TypeFacts(
        boolean marshal,
        boolean evolvable,
        boolean inheritedLast,
        boolean schemaId,
        boolean shared,
        int typeId,
        List<Class<?>> subtypes,
        String marshalWith) {
    private static final ClassValue<TypeFacts> CACHE = new ClassValue<>() {
        @Override
        protected TypeFacts computeValue(Class<?> type) {
            return read(type);
        }
    };

    /** Returns the facts of a class. */
    public static TypeFacts of(Class<?> type) {
        return CACHE.get(type);
    }

    /** Whether a field of this type can hold an object of any class of a family. */
    public static boolean isFamily(Class<?> type) {
        return !type.isEnum() && of(type).marshal && !of(type).subtypes.isEmpty();
    }

    /** Whether the bytes of its objects are in versioned blocks. */
    static boolean isEvolvable(Class<?> type) {
        return !type.isEnum() && !type.isPrimitive() && !type.isArray() && of(type).evolvable;
    }

    /** Returns the classes of a family by their type ids. */
    public static Map<Integer, Class<?>> members(Class<?> root) {
        Map<Integer, Class<?>> members = new TreeMap<>();
        if (!Modifier.isAbstract(root.getModifiers())) {
            members.put(of(root).typeId, root);
        }
        for (Class<?> subtype : of(root).subtypes) {
            members.putAll(members(subtype));
        }
        return members;
    }

    /** Whether a field or element of the declared type can hold an object of a class. */
    static boolean canHold(Class<?> declared, Class<?> type) {
        return isFamily(declared) ? members(declared).containsValue(type) : declared == type;
    }

    private static TypeFacts read(Class<?> type) {
        Reader reader = new Reader(type.getClassLoader());
        String resource = "/" + type.getName().replace('.', '/') + ".class";
        try (InputStream in = type.getResourceAsStream(resource)) {
            new ClassReader(in).accept(reader, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (type.isSealed()) {
            reader.subtypes.addAll(List.of(type.getPermittedSubclasses()));
        }
        return new TypeFacts(
                reader.marshal,
                reader.evolvable,
                reader.inheritedLast,
                reader.schemaId,
                reader.shared,
                reader.typeId,
                List.copyOf(reader.subtypes),
                reader.marshalWith);
    }

    private static final class Reader extends ClassVisitor {
        private final ClassLoader loader;
        private final Collection<Class<?>> subtypes = new ArrayList<>();
        private boolean marshal;
        private boolean evolvable;
        private boolean inheritedLast;
        private boolean schemaId;
        private boolean shared;
        private int typeId = -1;
        private String marshalWith;

        Reader(ClassLoader loader) {
            super(Opcodes.ASM9);
            this.loader = loader;
        }

        @Override
        public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
            marshal |= descriptor.equals("Lorg/marshal4j/Marshal;");
            shared |= descriptor.equals("Lorg/marshal4j/Shared;");
            boolean id = descriptor.equals("Lorg/marshal4j/TypeId;");
            boolean marshals = descriptor.equals("Lorg/marshal4j/Marshal;");
            boolean byHand = descriptor.equals("Lorg/marshal4j/MarshalWith;");
            return new AnnotationVisitor(Opcodes.ASM9) {
                @Override
                public void visit(String name, Object value) {
                    if (byHand) {
                        marshalWith = ((Type) value).getClassName();
                    } else if (id) {
                        typeId = (Integer) value;
                    } else if (marshals && "evolvable".equals(name)) {
                        evolvable = (Boolean) value;
                    } else if (marshals && "inheritedLast".equals(name)) {
                        inheritedLast = (Boolean) value;
                    } else if (marshals && "schemaId".equals(name)) {
                        schemaId = (Boolean) value;
                    } else if (marshals && value instanceof Type subtype) {
                        subtypes.add(load(subtype));
                    }
                }

                @Override
                public AnnotationVisitor visitArray(String name) {
                    return this;
                }
            };
        }

        private Class<?> load(Type type) {
            try {
                return Class.forName(type.getClassName(), false, loader);
            } catch (ClassNotFoundException e) {
                throw new AssertionError(e);
            }
        }
    }
}
