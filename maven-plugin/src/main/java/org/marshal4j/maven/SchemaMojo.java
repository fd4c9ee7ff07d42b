package org.marshal4j.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import javax.inject.Inject;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.toolchain.ToolchainManager;
import org.marshal4j.tools.module.CompiledModule;
import org.marshal4j.tools.work.ModuleJvms;

/** The common part of all goals that look at the schemas of a module. */
abstract class SchemaMojo extends ModuleMojo {

    /** The file with the accepted schemas. */
    @Parameter(property = "marshal4j.lock", defaultValue = "${project.basedir}/marshal4j.lock")
    private File lockFile;

    /** The file of kept messages, to which {@code samples} adds messages and which {@code check} reads. */
    @Parameter(property = "marshal4j.samples", defaultValue = "${project.basedir}/marshal4j.samples")
    private File samples;

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

    /** The module. */
    final CompiledModule module() throws IOException {
        return new CompiledModule(
                Optional.of(moduleName()),
                project().getName(),
                classes(),
                classes(),
                dependencies(),
                sources(),
                lockFile(),
                samples.toPath());
    }

    /** The name of the module in a lock file. */
    final String moduleName() {
        return project().getGroupId() + ":" + project().getArtifactId();
    }

    final Path lockFile() {
        return lockFile.toPath();
    }

    /** The JVMs that run its classes. */
    final ModuleJvms jvms() {
        return new ModuleJvms(this::jdkHome, limit());
    }

    /** The home directory of the JDK that runs the classes of the module. */
    final Path jdkHome() throws IOException {
        return new ModuleJdk(toolchains, session()).home(jdkToolchain, getLog());
    }

    final Duration limit() {
        return Duration.ofSeconds(Math.max(timeout, 0));
    }

    /** Prints what the user asked for, unless {@code -q} suppresses it. */
    final void print(String text) {
        System.out.println(text.stripTrailing());
    }
}
