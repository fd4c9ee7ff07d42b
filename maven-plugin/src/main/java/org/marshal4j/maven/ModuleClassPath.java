package org.marshal4j.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;

/**
 * Finds a module's dependencies: other modules of the build where they were compiled, and everything else in
 * repositories. Maven itself passes the modules of a build to each other only if it compiles them in the same run, so a
 * goal that is run alone would not find them.
 */
record ModuleClassPath(MavenSession session, MavenProject module, RepositorySystem repositories) {
    /**
     * The jars and folders, in Maven's order, including folders that nothing has been compiled into.
     *
     * @throws IOException if an artifact is in no repository
     */
    List<File> files() throws IOException {
        List<File> files = new ArrayList<>();
        for (Artifact artifact : module.getArtifacts()) {
            File file = artifact.getFile() != null ? artifact.getFile() : inBuild(artifact);
            files.add(file != null ? file : inRepository(artifact));
        }
        return files;
    }

    /** The artifact's place in the build; null if it does not belong to a module. */
    private File inBuild(Artifact artifact) {
        for (MavenProject other : session.getAllProjects()) {
            if (other.getGroupId().equals(artifact.getGroupId())
                    && other.getArtifactId().equals(artifact.getArtifactId())
                    && other.getVersion().equals(artifact.getBaseVersion())) {
                return isOfTests(artifact) ? new File(other.getBuild().getTestOutputDirectory()) : built(other);
            }
        }
        return null;
    }

    private static boolean isOfTests(Artifact artifact) {
        return "tests".equals(artifact.getClassifier());
    }

    /** The module's jar if this run of Maven has made one, otherwise its classes. */
    private static File built(MavenProject module) {
        File jar = module.getArtifact().getFile();
        return jar != null ? jar : new File(module.getBuild().getOutputDirectory());
    }

    /**
     * Finds an artifact, which need not be a dependency.
     *
     * @param coordinates {@code groupId:artifactId:version}
     * @throws IOException if it is in no repository, or the coordinates are invalid
     */
    Path artifact(String coordinates) throws IOException {
        try {
            return resolved(new DefaultArtifact(coordinates)).toPath();
        } catch (IllegalArgumentException e) {
            throw new IOException(coordinates + " is neither a file nor groupId:artifactId:version", e);
        }
    }

    private File inRepository(Artifact artifact) throws IOException {
        if (Artifact.SCOPE_SYSTEM.equals(artifact.getScope())) {
            return systemPath(artifact);
        }
        return resolved(new DefaultArtifact(
                artifact.getGroupId(),
                artifact.getArtifactId(),
                artifact.getClassifier(),
                artifact.getArtifactHandler().getExtension(),
                artifact.getVersion()));
    }

    private File resolved(DefaultArtifact wanted) throws IOException {
        try {
            return repositories
                    .resolveArtifact(
                            session.getRepositorySession(),
                            new ArtifactRequest(wanted, module.getRemoteProjectRepositories(), "project"))
                    .getArtifact()
                    .getFile();
        } catch (ArtifactResolutionException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private File systemPath(Artifact artifact) throws IOException {
        return module.getDependencies().stream()
                .filter(dependency -> dependency.getManagementKey().equals(artifact.getDependencyConflictId()))
                .map(dependency -> new File(dependency.getSystemPath()))
                .findFirst()
                .orElseThrow(() -> new IOException(artifact + " has no path"));
    }
}
