package org.marshal4j.audit.mutation;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;

/** Loads the classes of jars anew, one of them from bytes that may have been changed. */
final class PublishedClasses extends ClassLoader {

    private final Jars jars;
    private final String changed;
    private final byte[] bytes;
    private final @Nullable ClassLoader others;

    /**
     * Takes all classes from jars, but for one.
     *
     * @param changed the name of the class with other bytes
     */
    PublishedClasses(Jars jars, String changed, byte[] bytes) {
        this(jars, changed, bytes, null);
    }

    private PublishedClasses(Jars jars, String changed, byte[] bytes, @Nullable ClassLoader others) {
        super(ClassLoader.getPlatformClassLoader());
        this.jars = jars;
        this.changed = changed;
        this.bytes = bytes;
        this.others = others;
    }

    /** Takes only the classes of one package anew, and all others from where they have been loaded before. */
    static PublishedClasses fast(Jars jars, String changed, byte[] bytes) {
        return new PublishedClasses(jars, changed, bytes, jars.loaded);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        boolean elsewhere = others != null && !packageOf(name).equals(packageOf(changed));
        return elsewhere ? others.loadClass(name) : super.loadClass(name, resolve);
    }

    private static String packageOf(String name) {
        return name.substring(0, name.lastIndexOf('.') + 1);
    }

    /** The bytes of the classes in jars. */
    static final class Jars implements AutoCloseable {
        /** The tag of a class in a constant pool. */
        private static final int CLASS = 7;

        private final URLClassLoader all;
        private final Map<String, byte[]> read = new HashMap<>();
        private final ClassLoader loaded = new PublishedClasses(this, "", new byte[0]);

        Jars(List<Path> jars) throws IOException {
            URL[] urls = new URL[jars.size()];
            for (int i = 0; i < urls.length; i++) {
                urls[i] = jars.get(i).toUri().toURL();
            }
            all = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
        }

        /** Loads all classes as they are. */
        ClassLoader loaded() {
            return loaded;
        }

        /** Returns the bytes of a class; null if no jar has it. */
        byte @Nullable [] bytes(String name) throws IOException {
            byte[] known = read.get(name);
            if (known != null) {
                return known;
            }
            try (InputStream in = all.getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] bytes = in == null ? null : in.readAllBytes();
                if (bytes != null) {
                    read.put(name, bytes);
                }
                return bytes;
            }
        }

        /** Returns the names of all classes that a class, or one above it, refers to. */
        Set<String> references(String name) throws IOException {
            Set<String> references = new HashSet<>();
            for (String above = name; above != null; ) {
                byte[] bytes = bytes(above);
                if (bytes == null) {
                    break;
                }
                ClassReader reader = new ClassReader(bytes);
                char[] buffer = new char[reader.getMaxStringLength()];
                for (int i = 1; i < reader.getItemCount(); i++) {
                    int item = reader.getItem(i);
                    if (item > 0 && bytes[item - 1] == CLASS) {
                        references.add(reader.readUTF8(item, buffer).replace('/', '.'));
                    }
                }
                above = reader.getSuperName() == null
                        ? null
                        : reader.getSuperName().replace('/', '.');
            }
            return references;
        }

        @Override
        public void close() throws IOException {
            all.close();
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        try {
            byte[] found = name.equals(changed) ? bytes : jars.bytes(name);
            if (found == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, found, 0, found.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    @Override
    public @Nullable InputStream getResourceAsStream(String name) {
        return jars.all.getResourceAsStream(name);
    }
}
