package org.marshal4j.maven;

import java.io.File;
import java.nio.file.Files;
import java.util.List;
import org.apache.maven.AbstractMavenLifecycleParticipant;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.apache.maven.model.Resource;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.util.xml.Xpp3Dom;
import org.marshal4j.schema.lock.PackagedLock;

/**
 * Tells the compiler where the lock file is, for each project that has this plugin with
 * {@code <extensions>true</extensions>}, and puts the lock file among the project's classes, so that it gets into the
 * jar. It runs before Maven plans the build, since the compiler's configuration is fixed by then.
 */
public final class LockOption extends AbstractMavenLifecycleParticipant {
    private static final String THIS = "org.marshal4j:marshal4j-maven-plugin";
    private static final String COMPILER = "org.apache.maven.plugins:maven-compiler-plugin";
    private static final String OPTION = "-Amarshal4j.lock=";

    @Override
    public void afterProjectsRead(MavenSession session) {
        session.getProjects().forEach(LockOption::addTo);
    }

    private static void addTo(MavenProject project) {
        Plugin own = project.getPlugin(THIS);
        Plugin compiler = project.getPlugin(COMPILER);
        if (own == null || compiler == null || !"true".equals(own.getExtensions())) {
            return;
        }
        File lock = lockFile(project, (Xpp3Dom) own.getConfiguration());
        if (!lock.exists() && !Files.isSymbolicLink(lock.toPath())) {
            // There is nothing to compare with, and javac warns about options if no class has one of our annotations.
            return;
        }
        addToClasses(lock, own, project);
        String option = OPTION + lock;
        compiler.setConfiguration(with(option, (Xpp3Dom) compiler.getConfiguration()));
        for (PluginExecution execution : compiler.getExecutions()) {
            // Tests have types of their own, whose bytes nobody keeps.
            if (execution.getGoals().equals(List.of("testCompile"))) {
                execution.setConfiguration(without(option, (Xpp3Dom) execution.getConfiguration()));
            } else {
                execution.setConfiguration(with(option, (Xpp3Dom) execution.getConfiguration()));
            }
        }
    }

    /**
     * Uses Maven's resources, which can put the file into another folder but cannot rename it; if it has to be renamed,
     * a goal does that.
     */
    private static void addToClasses(File lock, Plugin own, MavenProject project) {
        if (lock.getName().equals(PackagedLock.NAME)) {
            Resource resource = new Resource();
            resource.setDirectory(lock.getParent());
            resource.setIncludes(List.of(lock.getName()));
            resource.setTargetPath(PackagedLock.folderOf(project.getGroupId() + ":" + project.getArtifactId()));
            project.addResource(resource);
            return;
        }
        PluginExecution execution = new PluginExecution();
        execution.setId("marshal4j-" + PackageLockMojo.GOAL);
        execution.setGoals(List.of(PackageLockMojo.GOAL));
        execution.setPhase("process-resources");
        execution.setConfiguration(own.getConfiguration());
        own.addExecution(execution);
    }

    private static File lockFile(MavenProject project, Xpp3Dom configuration) {
        Xpp3Dom named = configuration == null ? null : configuration.getChild("lockFile");
        File file = new File(named == null ? "marshal4j.lock" : named.getValue());
        return file.isAbsolute() ? file : new File(project.getBasedir(), file.getPath());
    }

    private static Xpp3Dom with(String option, Xpp3Dom configuration) {
        Xpp3Dom result = configuration == null ? new Xpp3Dom("configuration") : configuration;
        Xpp3Dom arguments = result.getChild("compilerArgs");
        if (arguments == null) {
            arguments = new Xpp3Dom("compilerArgs");
            result.addChild(arguments);
        }
        for (Xpp3Dom argument : arguments.getChildren()) {
            if (argument.getValue() != null && argument.getValue().startsWith(OPTION)) {
                return result;
            }
        }
        Xpp3Dom argument = new Xpp3Dom("arg");
        argument.setValue(option);
        arguments.addChild(argument);
        return result;
    }

    private static Xpp3Dom without(String option, Xpp3Dom configuration) {
        if (configuration == null || configuration.getChild("compilerArgs") == null) {
            return configuration;
        }
        Xpp3Dom arguments = configuration.getChild("compilerArgs");
        for (int i = arguments.getChildCount() - 1; i >= 0; i--) {
            if (option.equals(arguments.getChild(i).getValue())) {
                arguments.removeChild(i);
            }
        }
        return configuration;
    }
}
