package org.marshal4j.processor.program;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.marshal4j.processor.model.Name;

/**
 * Finds the packages in the jar, or directory of class files, that contains a class. Compilers list the contents of a
 * package, but not the packages below it.
 */
public final class JarPackages {

    private static final String IN_JAR = "!";
    private static final String FILE = "file:";
    private static final String CLASS = ".class";

    private final ClassFiles files;
    private final Map<Path, Set<String>> known = new HashMap<>();

    /** The packages that are found through these class files. */
    public JarPackages(ClassFiles files) {
        this.files = files;
    }

    /**
     * All packages in the same jar or directory as a class, including its own, sorted by name.
     *
     * @param module the module of the class; empty if it is unnamed
     * @return empty if the compiler does not tell where the class is
     */
    public Optional<Set<String>> around(Name type, String module) {
        return files.placeOf(type, module)
                .flatMap(place -> holderOf(place, type))
                .flatMap(this::in);
    }

    private static Optional<Path> holderOf(URI place, Name type) {
        try {
            if (!"jar".equals(place.getScheme())) {
                Path holder = Path.of(place);
                // Up from the file, and from each part of the package name.
                long steps = type.packageName().isEmpty()
                        ? 1
                        : 2 + type.packageName().chars().filter(c -> c == '.').count();
                for (long i = 0; i < steps && holder != null; i++) {
                    holder = holder.getParent();
                }
                return Optional.ofNullable(holder);
            }
            String inside = place.getRawSchemeSpecificPart();
            String jar = inside.substring(0, inside.lastIndexOf(IN_JAR));
            // The Eclipse compiler omits the scheme of the jar's own location.
            return Optional.of(Path.of(URI.create(jar.startsWith(FILE) ? jar : FILE + jar)));
        } catch (IllegalArgumentException | FileSystemNotFoundException | IndexOutOfBoundsException e) {
            // The compiler keeps class files in locations of its own kind.
            return Optional.empty();
        }
    }

    private Optional<Set<String>> in(Path holder) {
        Set<String> packages = known.get(holder);
        if (packages != null) {
            return Optional.of(packages);
        }
        try {
            packages = new TreeSet<>(Files.isDirectory(holder) ? inDirectory(holder) : inJar(holder));
            known.put(holder, packages);
            return Optional.of(packages);
        } catch (IOException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static List<String> inJar(Path jar) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            return zip.stream()
                    .map(ZipEntry::getName)
                    .filter(name -> name.endsWith(CLASS) && name.contains("/"))
                    .map(name -> name.substring(0, name.lastIndexOf('/')).replace('/', '.'))
                    .distinct()
                    .toList();
        }
    }

    private static List<String> inDirectory(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> file.toString().endsWith(CLASS))
                    .map(file -> directory.relativize(file).getParent())
                    .filter(parent -> parent != null)
                    .distinct()
                    .map(parent -> Stream.iterate(0, i -> i < parent.getNameCount(), i -> i + 1)
                            .map(i -> parent.getName(i).toString())
                            .collect(Collectors.joining(".")))
                    .toList();
        }
    }
}
