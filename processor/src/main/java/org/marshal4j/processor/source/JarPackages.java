package org.marshal4j.processor.source;

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
 * Which packages there are in the jar, or directory of class files, that a class is in. Compilers tell what is in a package, but not which
 * packages are below another one.
 */
public final class JarPackages {

    private static final String IN_JAR = "!";
    private static final String FILE = "file:";
    private static final String CLASS = ".class";

    private final ClassFiles files;
    private final Map<Path, Set<String>> known = new HashMap<>();

    /** Those that are found by these class files. */
    public JarPackages(ClassFiles files) {
        this.files = files;
    }

    /**
     * The packages beside a class, its own among them, in the order of their names.
     *
     * @param module the module of the class; empty if that has no name
     * @return nothing if the compiler does not tell where the class is
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
                // Out of the file, and out of each part of the package.
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
            // The Eclipse compiler leaves the scheme of the jar's own place out.
            return Optional.of(Path.of(URI.create(jar.startsWith(FILE) ? jar : FILE + jar)));
        } catch (IllegalArgumentException | FileSystemNotFoundException | IndexOutOfBoundsException e) {
            // A compiler that keeps class files in places of its own.
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
