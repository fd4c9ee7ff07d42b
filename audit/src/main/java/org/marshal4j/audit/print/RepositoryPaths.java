package org.marshal4j.audit.print;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;

/** Finds the files of a repository for paths below its source folders. */
public final class RepositoryPaths implements UnaryOperator<String> {

    private final Path repository;
    private final List<Path> folders;

    /**
     * Looks in source folders.
     *
     * @param repository the folder to which paths are relative
     * @param folders source folders; those outside the repository are not looked at
     */
    public RepositoryPaths(Path repository, List<Path> folders) {
        this.repository = repository.toAbsolutePath().normalize();
        this.folders = folders.stream()
                .map(folder -> folder.toAbsolutePath().normalize())
                .filter(folder -> folder.startsWith(this.repository))
                .toList();
    }

    /** The path from the repository on, with slashes; the same path if no source folder has the file. */
    @Override
    public String apply(String path) {
        return folders.stream()
                .map(folder -> folder.resolve(path))
                .filter(Files::isRegularFile)
                .map(file -> repository.relativize(file).toString().replace('\\', '/'))
                .findFirst()
                .orElse(path);
    }
}
