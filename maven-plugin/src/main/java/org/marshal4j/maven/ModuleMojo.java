package org.marshal4j.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.inject.Inject;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.RepositorySystem;
import org.marshal4j.tools.fork.OlderJdk;
import org.marshal4j.tools.work.Teller;

/**
 * The common part of all goals: the module, its classes and its dependencies. They ask Maven for the dependencies but
 * not for their files: the files of other modules of the build are found where they are.
 */
abstract class ModuleMojo extends AbstractMojo {

    /** The module. */
    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    private MavenProject project;

    /** This run of Maven. */
    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    private MavenSession session;

    /** Finds artifacts in repositories. */
    @Inject
    private RepositorySystem repositories;

    /** The folder of the module's classes. */
    @Parameter(defaultValue = "${project.build.outputDirectory}", readonly = true, required = true)
    private File classes;

    /** Whether to do nothing. */
    @Parameter(property = "marshal4j.skip", defaultValue = "false")
    private boolean skip;

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("skipped");
            return;
        }
        try {
            run();
        } catch (OlderJdk e) {
            throw new MojoExecutionException(
                    e.getMessage() + " Declare JDK " + e.needed()
                            + " or later in Maven's toolchains.xml, and select it with the maven-toolchains-plugin or with"
                            + " <jdkToolchain><version>[" + e.needed()
                            + ",)</version></jdkToolchain> in the configuration of the"
                            + " marshal4j-maven-plugin; or run Maven on it",
                    e);
        } catch (IOException | IllegalArgumentException e) {
            throw new MojoExecutionException(e.getMessage(), e);
        }
    }

    /** Does the work of the goal. */
    abstract void run() throws IOException, MojoExecutionException, MojoFailureException;

    final MavenProject project() {
        return project;
    }

    final MavenSession session() {
        return session;
    }

    final Path classes() {
        return classes.toPath();
    }

    /** The jars and folders of the module's dependencies, including folders that nothing has been compiled into. */
    final List<Path> dependencies() throws IOException {
        return new ModuleClassPath(session, project, repositories)
                .files().stream().map(File::toPath).toList();
    }

    /** The folders of the module's sources. */
    final List<Path> sources() {
        return project.getCompileSourceRoots().stream().map(Path::of).toList();
    }

    /** Maven's log for what the tools tell. */
    final Teller teller() {
        return new Teller() {
            @Override
            public void info(String line) {
                getLog().info(line);
            }

            @Override
            public void warn(String line) {
                getLog().warn(line);
            }

            @Override
            public void error(String line) {
                getLog().error(line);
            }
        };
    }

    /** Fails the build if there is a reason. */
    static void failFor(Optional<String> reason) throws MojoFailureException {
        if (reason.isPresent()) {
            throw new MojoFailureException(reason.get());
        }
    }

    /**
     * Finds a jar, by its path or as an artifact.
     *
     * @param name {@code groupId:artifactId:version}, or the path of an existing file
     * @throws IOException if it is not found
     */
    final Path jar(String name) throws IOException {
        Path file = project.getBasedir() == null
                ? Path.of(name)
                : project.getBasedir().toPath().resolve(name);
        return Files.isRegularFile(file) ? file : new ModuleClassPath(session, project, repositories).artifact(name);
    }
}
