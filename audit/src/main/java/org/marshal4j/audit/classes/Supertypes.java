package org.marshal4j.audit.classes;

import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;

/**
 * What the classes of a jar extend and implement. The modules of a build are audited one after the other with much the
 * same class path, and to read all of its classes takes the longest: a jar that has not changed is read once.
 */
final class Supertypes {

    private static final Map<Path, SoftReference<Jar>> READ = new ConcurrentHashMap<>();

    private Supertypes() {}

    private record Jar(long size, long modified, Map<String, List<String>> classes) {}

    /** The direct supertypes of all classes, by their internal names. */
    static Map<String, List<String>> of(ClassFiles source) throws IOException {
        if (!source.isJar()) {
            return read(source);
        }
        Path path = source.path().toAbsolutePath();
        long size = Files.size(path);
        long modified = Files.getLastModifiedTime(path).toMillis();
        Jar known = known(path);
        if (known == null || known.size != size || known.modified != modified) {
            known = new Jar(size, modified, read(source));
            READ.put(path, new SoftReference<>(known));
        }
        return known.classes;
    }

    private static @Nullable Jar known(Path path) {
        SoftReference<Jar> reference = READ.get(path);
        return reference == null ? null : reference.get();
    }

    private static Map<String, List<String>> read(ClassFiles source) throws IOException {
        Map<String, List<String>> all = new HashMap<>();
        for (String name : source.names()) {
            byte[] bytes = source.bytes(name);
            if (bytes != null) {
                all.put(name, of(bytes));
            }
        }
        return all;
    }

    private static List<String> of(byte[] bytes) {
        try {
            ClassReader reader = new ClassReader(bytes);
            List<String> interfaces = List.of(reader.getInterfaces());
            return reader.getSuperName() == null ? interfaces : with(interfaces, reader.getSuperName());
        } catch (RuntimeException e) {
            // Counted when the class is asked for.
            return List.of();
        }
    }

    private static List<String> with(List<String> interfaces, String superclass) {
        String[] above = interfaces.toArray(new String[interfaces.size() + 1]);
        above[interfaces.size()] = superclass;
        return List.of(above);
    }
}
