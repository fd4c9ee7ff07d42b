package org.marshal4j.staging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * The files of one version of an artifact.
 *
 * @param folder the folder of the files
 * @param isSigned whether each file must have a signature
 */
record StagedArtifact(Path folder, String artifact, boolean isSigned) {

    List<String> missing() throws IOException {
        List<String> missing = new ArrayList<>();
        String version = folder.getFileName().toString();
        if (version.endsWith("-SNAPSHOT")) {
            missing.add(artifact + ": a version for a release; " + version + " is none");
        }
        String base = base(version);
        Path pom = folder.resolve(base + ".pom");
        if (require(pom, missing)) {
            Pom.read(pom).missing().forEach(field -> missing.add(pom.getFileName() + ": " + field));
        }
        requireJar(folder.resolve(base + ".jar"), ".class", missing);
        requireJar(folder.resolve(base + "-sources.jar"), ".java", missing);
        requireJar(folder.resolve(base + "-javadoc.jar"), "index.html", missing);
        return missing;
    }

    /** Returns how the files' names begin: in a snapshot, a time replaces part of the version. */
    private String base(String version) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".pom"))
                    .map(file -> file.substring(0, file.length() - ".pom".length()))
                    .findFirst()
                    .orElse(artifact + "-" + version);
        }
    }

    private void requireJar(Path jar, String content, List<String> missing) throws IOException {
        if (require(jar, missing) && !contains(jar, content)) {
            missing.add(jar.getFileName() + ": anything that ends in " + content);
        }
    }

    /** Whether the file is there. */
    private boolean require(Path file, List<String> missing) throws IOException {
        if (!Files.exists(file)) {
            missing.add(file.getFileName().toString());
            return false;
        }
        Checksums.wrong(file).forEach(suffix -> missing.add("the right " + file.getFileName() + suffix));
        if (isSigned && !Files.exists(Path.of(file + ".asc"))) {
            missing.add(file.getFileName() + ".asc");
        }
        return true;
    }

    private static boolean contains(Path jar, String suffix) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            for (Enumeration<JarEntry> entries = file.entries(); entries.hasMoreElements(); ) {
                if (entries.nextElement().getName().endsWith(suffix)) {
                    return true;
                }
            }
            return false;
        }
    }
}
