package org.marshal4j.maven;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.logging.Log;
import org.apache.maven.toolchain.Toolchain;
import org.apache.maven.toolchain.ToolchainManager;
import org.marshal4j.tools.fork.ForkedJvm;

/** Finds the JDK that runs the classes of a module, as the plugins for the compiler and for tests do. */
record ModuleJdk(ToolchainManager toolchains, MavenSession session) {
    private static final String TYPE = "jdk";

    /**
     * Returns its home directory: that of the JDK that the configuration of this plugin asks for, or else of the one
     * that the maven-toolchains-plugin has selected in this build, or else of the one that Maven runs on.
     *
     * @param wanted what toolchains.xml says that the JDK provides; null or empty for anything
     * @throws IOException if toolchains.xml has no such JDK
     */
    Path home(Map<String, String> wanted, Log log) throws IOException {
        Toolchain toolchain = wanted == null || wanted.isEmpty()
                ? toolchains.getToolchainFromBuildContext(TYPE, session)
                : declared(wanted);
        if (toolchain == null) {
            return ForkedJvm.ownHome();
        }
        String java = toolchain.findTool("java");
        if (java == null) {
            throw new IOException(toolchain + " of Maven's toolchains.xml has no java");
        }
        log.debug("runs " + java);
        return Path.of(java).toAbsolutePath().getParent().getParent();
    }

    private Toolchain declared(Map<String, String> wanted) throws IOException {
        List<Toolchain> matching = toolchains.getToolchains(session, TYPE, wanted);
        if (matching.isEmpty()) {
            throw new IOException("jdkToolchain asks for a JDK with " + wanted
                    + ", but Maven's toolchains.xml declares none. Add it there, or remove jdkToolchain");
        }
        return matching.get(0);
    }
}
