import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Loads the classes of a mutant and of our modules itself, and leaves all others to its parent. */
final class OwnClasses extends URLClassLoader {
    static {
        registerAsParallelCapable();
    }

    /** With a path of directories: what has changed. */
    OwnClasses(String path) throws IOException {
        super(directories(path), OwnClasses.class.getClassLoader());
    }

    /** Of what is on a path only our modules are directories. */
    private static URL[] directories(String path) throws MalformedURLException {
        List<URL> found = new ArrayList<>();
        for (String each : path.split(File.pathSeparator)) {
            if (Files.isDirectory(Path.of(each))) {
                found.add(Path.of(each).toUri().toURL());
            }
        }
        return found.toArray(URL[]::new);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            if (loaded == null && (name.startsWith("org.marshal4j.") || !name.contains("."))) {
                try {
                    loaded = findClass(name);
                } catch (ClassNotFoundException e) {
                    // Made by a test, in a class loader of its own.
                }
            }
            return loaded != null ? loaded : super.loadClass(name, resolve);
        }
    }
}
