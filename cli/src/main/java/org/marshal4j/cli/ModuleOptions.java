package org.marshal4j.cli;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;
import org.marshal4j.tools.module.CompiledModule;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that say where a compiled module is, and what belongs to it. */
final class ModuleOptions {
    @Parameters(paramLabel = "CLASSES", description = "The folder or the jar with the compiled classes of the module.")
    private Path classes;

    @Option(
            names = "--class-path",
            paramLabel = "PATHS",
            description = "The jars and folders that the classes need, as for java.")
    private @Nullable String classPath;

    @Option(
            names = "--lock",
            paramLabel = "FILE",
            description = "The lock file; by default marshal4j.lock in the current folder.")
    private Path lock = Path.of("marshal4j.lock");

    @Option(
            names = "--samples",
            paramLabel = "FILE",
            description = "The file of kept messages; by default marshal4j.samples in the current folder.")
    private Path samples = Path.of("marshal4j.samples");

    @Option(
            names = "--module",
            paramLabel = "NAME",
            description = "The module's name in its lock file, such as com.acme:quotes; by default any.")
    private @Nullable String name;

    @Option(
            names = "--source",
            paramLabel = "FOLDER",
            description =
                    "A folder of sources, which tell which types are there if they do not compile. May be repeated.")
    private List<Path> sources = new ArrayList<>();

    /** Work on a module. */
    interface Work {
        int on(CompiledModule module) throws IOException;
    }

    /** Works on the module; a jar is open meanwhile. */
    int work(Work work) throws IOException {
        if (Files.isDirectory(classes)) {
            return work.on(module(classes));
        }
        try (FileSystem jar = jar()) {
            return work.on(module(jar.getPath("/")));
        }
    }

    private FileSystem jar() throws IOException {
        try {
            return FileSystems.newFileSystem(ClassPaths.existing(classes));
        } catch (ProviderNotFoundException e) {
            throw new IOException(classes + " is neither a folder nor a jar", e);
        } catch (ZipException e) {
            throw new IOException(classes + " is no jar: " + e.getMessage(), e);
        }
    }

    private CompiledModule module(Path root) throws IOException {
        return new CompiledModule(
                Optional.ofNullable(name),
                name != null ? name : classes.toString(),
                root,
                classes,
                ClassPaths.of(classPath),
                sources,
                lock,
                samples);
    }
}
