package org.marshal4j.adopt.kit;

import java.net.URL;
import java.net.URLClassLoader;

/** Loads classes from its own path first: those that were patched are also in the jars that they come from. */
final class PatchedClasses extends URLClassLoader {

    PatchedClasses(URL[] path, ClassLoader parent) {
        super(path, parent);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> known = findLoadedClass(name);
            if (known != null) {
                return known;
            }
            boolean shared =
                    name.startsWith("java.") || name.startsWith("org.marshal4j.") || name.startsWith("org.junit.");
            if (!shared) {
                try {
                    return findClass(name);
                } catch (ClassNotFoundException e) {
                    return super.loadClass(name, resolve);
                }
            }
            return super.loadClass(name, resolve);
        }
    }
}
