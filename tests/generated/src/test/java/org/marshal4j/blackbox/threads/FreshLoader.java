package org.marshal4j.blackbox.threads;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;

/** Loads fresh, uninitialised copies of the classes of a package. All other classes are those of the tests. */
final class FreshLoader extends ClassLoader {
    private final String prefix;

    FreshLoader(String prefix) {
        super(FreshLoader.class.getClassLoader());
        this.prefix = prefix;
    }

    static {
        registerAsParallelCapable();
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(prefix)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : define(name);
        }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        URL file = getParent().getResource(name.replace('.', '/') + ".class");
        if (file == null) {
            throw new ClassNotFoundException(name);
        }
        try (InputStream in = file.openStream()) {
            byte[] bytes = in.readAllBytes();
            return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }
}
