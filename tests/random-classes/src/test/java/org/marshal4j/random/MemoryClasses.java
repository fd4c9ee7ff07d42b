package org.marshal4j.random;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Map;

/** Loads classes from memory. */
public final class MemoryClasses extends ClassLoader {
    private final Map<String, byte[]> classes;

    /** Loads these classes by their binary names, and the classes of the tests. */
    public MemoryClasses(Map<String, byte[]> classes) {
        super(MemoryClasses.class.getClassLoader());
        this.classes = classes;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] file = classes.get(name);
        if (file == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, file, 0, file.length);
    }

    @Override
    public InputStream getResourceAsStream(String name) {
        byte[] file = name.endsWith(".class")
                ? classes.get(
                        name.substring(0, name.length() - ".class".length()).replace('/', '.'))
                : null;
        return file == null ? super.getResourceAsStream(name) : new ByteArrayInputStream(file);
    }
}
