package org.marshal4j.api;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A module, and the part of it that users may call.
 *
 * @param folder the path from the root of the repository
 * @param member one of its classes
 * @param packages the packages that users may call
 */
record ApiModule(String folder, Class<?> member, List<String> packages) {

    ApiModule(String folder, Class<?> member, String... packages) {
        this(folder, member, List.of(packages));
    }

    /** Returns the signatures of all public types, one paragraph each. */
    String text() throws IOException {
        List<String> paragraphs = new ArrayList<>();
        for (String name : packages) {
            for (Class<?> type : typesOf(name)) {
                if (Signatures.isPublic(type)) {
                    paragraphs.add(String.join("\n", Signatures.of(type)) + "\n");
                }
            }
        }
        return String.join("\n", paragraphs);
    }

    private List<Class<?>> typesOf(String name) throws IOException {
        Path place = place();
        if (Files.isDirectory(place)) {
            return typesIn(place.resolve(name.replace('.', '/')), name);
        }
        try (FileSystem jar = FileSystems.newFileSystem(URI.create("jar:" + place.toUri()), Map.of())) {
            return typesIn(jar.getPath(name.replace('.', '/')), name);
        }
    }

    /** Returns a jar, or a folder if the build has not made a jar. */
    private Path place() throws IOException {
        try {
            return Path.of(
                    member.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
    }

    private List<Class<?>> typesIn(Path folder, String name) throws IOException {
        List<Class<?>> types = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (String file : files.map(path -> path.getFileName().toString())
                    .filter(file -> file.endsWith(".class") && !file.equals("package-info.class"))
                    .sorted()
                    .toList()) {
                String simple = file.substring(0, file.length() - ".class".length());
                types.add(Class.forName(name + "." + simple, false, member.getClassLoader()));
            }
        } catch (ClassNotFoundException e) {
            throw new IOException(e);
        }
        return types;
    }
}
