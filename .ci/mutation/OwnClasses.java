import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;

/** Loads the classes of a mutant, the module and its tests itself, and leaves all others to its parent. */
final class OwnClasses extends URLClassLoader {
    static {
        registerAsParallelCapable();
    }

    OwnClasses(String mutant) throws IOException {
        super(
                new URL[] {
                    Path.of(mutant).toUri().toURL(),
                    Path.of("target/classes").toUri().toURL(),
                    Path.of("target/test-classes").toUri().toURL()
                },
                OwnClasses.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            if (loaded == null && name.startsWith("org.marshal4j.")) {
                try {
                    loaded = findClass(name);
                } catch (ClassNotFoundException e) {
                    // One of another module.
                }
            }
            return loaded != null ? loaded : super.loadClass(name, resolve);
        }
    }
}
