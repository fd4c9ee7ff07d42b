package org.marshal4j.adopt.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.marshal4j.adopt.report.Adopted;
import org.marshal4j.adopt.report.TestFile;

/**
 * Applies the patch of an adopted class, compiles it, and runs the tests that came with it.
 *
 * @param sources the folder that the patch's paths are relative to
 * @param classPath what the sources are compiled with; first, the classes themselves
 * @param work an empty folder
 */
public record Proof(Path sources, List<Path> classPath, Path work) {
    /** Fails with an {@link AssertionError} that says why a class was not adopted as it should be. */
    public void of(Adopted adopted) throws IOException {
        if (!adopted.isComplete()) {
            throw new AssertionError(adopted.obstacles().toString());
        }
        List<Path> files = new ArrayList<>();
        Map<String, String> patched = PatchedFiles.of(adopted.patch(), this::read);
        for (Map.Entry<String, String> file : patched.entrySet()) {
            files.add(write("sources/" + file.getKey(), file.getValue()));
        }
        for (TestFile test : adopted.tests()) {
            files.add(write("tests/" + test.path(), test.text()));
        }
        Path classes = work.resolve("classes");
        List<Path> path = new ArrayList<>(Compiled.ownPath());
        path.addAll(classPath);
        List<String> errors = Compiled.compile(files, path, classes, true);
        if (!errors.isEmpty()) {
            throw new AssertionError("does not compile: " + errors.get(0));
        }
        run(adopted, classes);
    }

    private String read(String path) {
        try {
            return Files.readString(sources.resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What is behind the failed initialization of a class. */
    private static Throwable root(Throwable thrown) {
        Throwable cause = thrown instanceof ExceptionInInitializerError ? thrown.getCause() : null;
        return cause == null ? thrown : root(cause);
    }

    private Path write(String path, String text) throws IOException {
        Path file = work.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private void run(Adopted adopted, Path classes) throws IOException {
        List<URL> urls = new ArrayList<>(List.of(classes.toUri().toURL()));
        // The rest is what the test itself runs with: the libraries have to be the same classes there.
        urls.add(classPath.get(0).toUri().toURL());
        try (PatchedClasses loader = new PatchedClasses(urls.toArray(URL[]::new), Proof.class.getClassLoader())) {
            for (TestFile test : adopted.tests()) {
                String name = test.path().replace('/', '.').replaceFirst("\\.java$", "");
                Class<?> type = loader.loadClass(name);
                Constructor<?> constructor = type.getDeclaredConstructor();
                constructor.setAccessible(true);
                Method method = type.getDeclaredMethod("theGeneratedMarshallerTakesOver");
                method.setAccessible(true);
                method.invoke(constructor.newInstance());
            }
        } catch (InvocationTargetException e) {
            throw new AssertionError(root(e.getCause()).toString(), e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
