package org.marshal4j.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Makes objects by calling constructors, with small numbers, short texts and other objects made in this way; for an
 * interface or abstract class, those of classes in its package.
 */
final class MadeObjects {
    private static final int DEPTH = 4;

    private final Map<Class<?>, List<Class<?>>> implementations = new HashMap<>();
    private final Random random;

    MadeObjects(Random random) {
        this.random = random;
    }

    /** An object of a class or one below it; null if none can be made. */
    @Nullable
    Object of(Class<?> type) {
        return of(type, 0);
    }

    /** What is in the fields of an object of this class, itself made, that a field of the wanted type could hold. */
    List<Object> heldBy(Class<?> owner, Class<?> wanted) {
        List<Object> held = new ArrayList<>();
        Object object = of(owner);
        for (Class<?> at = owner; object != null && at != null; at = at.getSuperclass()) {
            for (Field field : at.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && wanted.isAssignableFrom(field.getType())) {
                    addValue(field, object, held);
                }
            }
        }
        return held;
    }

    private static void addValue(Field field, Object object, List<Object> to) {
        try {
            field.setAccessible(true);
            Object value = field.get(object);
            if (value != null) {
                to.add(value);
            }
        } catch (IllegalAccessException | RuntimeException e) {
            // A field of a class that is not open has no value for us.
        }
    }

    private @Nullable Object of(Class<?> type, int depth) {
        if (type.isPrimitive() || type == String.class) {
            return simple(type);
        }
        if (depth > DEPTH || type.isArray() || type.getName().startsWith("java.")) {
            return null;
        }
        if (type.isEnum()) {
            Object[] constants = type.getEnumConstants();
            return constants.length == 0 ? null : constants[random.nextInt(constants.length)];
        }
        if (Modifier.isAbstract(type.getModifiers())) {
            List<Class<?>> classes = implementations.computeIfAbsent(type, MadeObjects::classesBelow);
            return classes.isEmpty() ? null : of(classes.get(random.nextInt(classes.size())), depth + 1);
        }
        Constructor<?>[] all = type.getDeclaredConstructors();
        return all.length == 0 ? null : made(all[random.nextInt(all.length)], depth);
    }

    private @Nullable Object made(Constructor<?> constructor, int depth) {
        Class<?>[] types = constructor.getParameterTypes();
        Object[] arguments = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            arguments[i] = of(types[i], depth + 1);
        }
        try {
            constructor.setAccessible(true);
            return constructor.newInstance(arguments);
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            return null;
        }
    }

    private Object simple(Class<?> type) {
        int number = 1 + random.nextInt(5);
        return switch (type.getName()) {
            case "boolean" -> random.nextBoolean();
            case "byte" -> (byte) number;
            case "short" -> (short) number;
            case "char" -> (char) ('a' + number);
            case "int" -> number;
            case "long" -> (long) number;
            case "float" -> number / 2f;
            case "double" -> number / 2d;
            default -> "abcdef".substring(number);
        };
    }

    private static List<Class<?>> classesBelow(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        if (source == null) {
            return List.of();
        }
        String folder = type.getPackageName().replace('.', '/');
        try {
            Path path = Path.of(new URI(source.getLocation().toString()));
            if (Files.isDirectory(path)) {
                return classesIn(path.resolve(folder), type);
            }
            try (FileSystem jar = FileSystems.newFileSystem(path)) {
                return classesIn(jar.getPath(folder), type);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            return List.of();
        }
    }

    private static List<Class<?>> classesIn(Path folder, Class<?> type) throws IOException {
        List<Class<?>> found = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".class"))
                    .sorted()
                    .forEach(name -> add(type, name.substring(0, name.length() - ".class".length()), found));
        }
        return found;
    }

    private static void add(Class<?> type, String simpleName, List<Class<?>> to) {
        try {
            Class<?> found = Class.forName(type.getPackageName() + "." + simpleName, false, type.getClassLoader());
            if (type.isAssignableFrom(found) && !Modifier.isAbstract(found.getModifiers())) {
                to.add(found);
            }
        } catch (ClassNotFoundException | LinkageError e) {
            // A class whose libraries are missing makes no objects.
        }
    }
}
