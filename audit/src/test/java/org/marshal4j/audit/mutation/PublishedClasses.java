package org.marshal4j.audit.mutation;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Loads the classes of jars anew, one of them from bytes that may have been changed. */
final class PublishedClasses extends ClassLoader {

    private final Jars jars;
    private final String changed;
    private final byte[] bytes;

    /**
     * Takes all classes from jars, but for one.
     *
     * @param changed the name of the class with other bytes
     */
    PublishedClasses(Jars jars, String changed, byte[] bytes) {
        super(jars.shared);
        this.jars = jars;
        this.changed = changed;
        this.bytes = bytes;
    }

    /** The bytes of the classes that are loaded anew, and the classes of jars that they need, which are loaded once. */
    static final class Jars implements AutoCloseable {
        /** Has no resources, unlike the JDK's loaders. */
        private static final ClassLoader NOTHING = new ClassLoader(null) {
            @Override
            public @Nullable URL getResource(String name) {
                return null;
            }
        };

        private final URLClassLoader anew;
        private final URLClassLoader shared;
        private final String prefix;
        private final Map<String, byte @Nullable []> read = new HashMap<>();

        /**
         * Takes classes from folders and jars.
         *
         * @param anew what has the classes to load anew
         * @param prefix what their names begin with
         */
        Jars(List<Path> anew, String prefix, List<Path> shared) throws IOException {
            this.shared = new URLClassLoader(urls(shared), ClassLoader.getPlatformClassLoader());
            this.anew = new URLClassLoader(urls(anew), NOTHING);
            this.prefix = prefix;
        }

        private static URL[] urls(List<Path> paths) throws IOException {
            URL[] urls = new URL[paths.size()];
            for (int i = 0; i < urls.length; i++) {
                urls[i] = paths.get(i).toUri().toURL();
            }
            return urls;
        }

        /** Returns the bytes of a class to load anew; null if it is none. */
        byte @Nullable [] bytes(String name) throws IOException {
            if (!name.startsWith(prefix)) {
                return null;
            }
            if (!read.containsKey(name)) {
                try (InputStream in = anew.getResourceAsStream(name.replace('.', '/') + ".class")) {
                    read.put(name, in == null ? null : in.readAllBytes());
                }
            }
            return read.get(name);
        }

        @Override
        public void close() throws IOException {
            anew.close();
            shared.close();
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> known = findLoadedClass(name);
            return known != null ? known : RandomFields.isOfJdk(name) ? super.loadClass(name, resolve) : found(name);
        }
    }

    private Class<?> found(String name) throws ClassNotFoundException {
        try {
            byte[] found = name.equals(changed) ? bytes : jars.bytes(name);
            return found == null ? super.loadClass(name, false) : defineClass(name, found, 0, found.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    @Override
    protected @Nullable URL findResource(String name) {
        return jars.anew.findResource(name);
    }

    @Override
    protected Enumeration<URL> findResources(String name) throws IOException {
        return jars.anew.findResources(name);
    }
}
