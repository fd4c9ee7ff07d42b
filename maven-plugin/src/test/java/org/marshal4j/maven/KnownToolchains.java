package org.marshal4j.maven;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.toolchain.Toolchain;
import org.apache.maven.toolchain.ToolchainManager;

/**
 * What Maven knows of JDKs.
 *
 * @param provides what a declared JDK provides
 * @param declared its home directory
 * @param selected that of the JDK that the maven-toolchains-plugin has selected; null if it has selected none
 */
record KnownToolchains(Map<String, String> provides, Path declared, Path selected) implements ToolchainManager {
    @Override
    public Toolchain getToolchainFromBuildContext(String type, MavenSession session) {
        return selected == null ? null : new Jdk(selected);
    }

    @Override
    public List<Toolchain> getToolchains(MavenSession session, String type, Map<String, String> requirements) {
        return provides.equals(requirements) ? List.of(new Jdk(declared)) : List.of();
    }

    private record Jdk(Path home) implements Toolchain {
        @Override
        public String getType() {
            return "jdk";
        }

        @Override
        public String findTool(String toolName) {
            return home.resolve("bin").resolve(toolName).toString();
        }
    }
}
