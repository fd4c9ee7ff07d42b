package org.marshal4j.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.inject.Inject;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.toolchain.ToolchainManager;
import org.marshal4j.maven.fork.ForkedJvm;
import org.marshal4j.schema.lock.LockFile;

/** The common part of all goals that look at the schemas of a module. */
abstract class SchemaMojo extends ModuleMojo {

    /** The file with the accepted schemas. */
    @Parameter(property = "marshal4j.lock", defaultValue = "${project.basedir}/marshal4j.lock")
    private File lockFile;

    /** The file of kept messages, to which {@code samples} adds messages and which {@code check} reads. */
    @Parameter(property = "marshal4j.samples", defaultValue = "${project.basedir}/marshal4j.samples")
    private File samples;

    /** The dependencies of the plugin. */
    @Parameter(defaultValue = "${plugin.artifacts}", readonly = true, required = true)
    private List<Artifact> pluginArtifacts;

    /** Finds the JDKs that Maven's toolchains.xml declares. */
    @Inject
    private ToolchainManager toolchains;

    /**
     * The JDK that runs the module's classes, such as {@code <version>25</version>}, among those that Maven's
     * toolchains.xml declares; by default the one that the maven-toolchains-plugin has selected, or else the one that
     * Maven runs on.
     */
    @Parameter
    private Map<String, String> jdkToolchain;

    /** How many seconds a JVM with the module's classes may run; 0 for any number. */
    @Parameter(property = "marshal4j.timeout", defaultValue = "600")
    private int timeout;

    final Path lockFile() {
        return lockFile.toPath();
    }

    final Path samples() {
        return samples.toPath();
    }

    /** A JVM without classes of the module, but with the runtime, even if the module does not have it. */
    final ForkedJvm ownJvm() {
        return ForkedJvm.own(pluginClassPath(), limit());
    }

    /** A JVM with the classes of the module and its dependencies. */
    final ForkedJvm jvm() throws IOException {
        return new ForkedJvm(jdkHome(), List.of(), classPath(), limit());
    }

    /** The home directory of the JDK that runs the classes of the module. */
    final Path jdkHome() throws IOException {
        return new ModuleJdk(toolchains, session()).home(jdkToolchain, getLog());
    }

    final Duration limit() {
        return Duration.ofSeconds(Math.max(timeout, 0));
    }

    private List<Path> pluginClassPath() {
        return pluginArtifacts.stream()
                .map(Artifact::getFile)
                .filter(file -> file != null)
                .map(File::toPath)
                .toList();
    }

    /** The classes of the module and its dependencies. */
    final List<Path> classPath() throws IOException {
        return Stream.concat(Stream.of(classes()), dependencies().stream().map(File::toPath))
                .toList();
    }

    /** Prints what the user asked for, unless {@code -q} suppresses it. */
    final void print(String text) {
        System.out.println(text.stripTrailing());
    }

    final SchemaFiles schemaFiles() throws IOException {
        List<Path> roots =
                project().getCompileSourceRoots().stream().map(Path::of).toList();
        return new SchemaFiles(classes(), dependencies(), roots);
    }

    /** The accepted schemas; none if the lock file does not exist yet. */
    final LockFile lock() throws IOException {
        return AcceptedSchemas.read(lockFile());
    }

    /** The name of the module in a lock file. */
    final String moduleName() {
        return project().getGroupId() + ":" + project().getArtifactId();
    }

    /** Refuses the lock file of another module, since all its types would seem to have been removed. */
    final void requireOwn(LockFile lock) throws MojoExecutionException {
        if (lock.module().isPresent() && !lock.module().get().equals(moduleName())) {
            throw new MojoExecutionException("the lock file " + lockFile() + " belongs to the module "
                    + lock.module().get() + ", not to " + moduleName() + ". Each module needs a lock file of its own;"
                    + " if the module has another name now, change the line \"module\" in it.");
        }
    }
}
