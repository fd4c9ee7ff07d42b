package org.marshal4j.benchmarks.compile;

import java.lang.management.ManagementFactory;
import javax.tools.ToolProvider;

/** The main class of the process that compiles. It says at the end how long processors worked for it. */
final class Compiler {
    /** What its last line begins with. */
    static final String WORKED = "worked for ns: ";

    private Compiler() {}

    /** Arguments of javac. */
    public static void main(String[] args) {
        int exit = ToolProvider.getSystemJavaCompiler().run(null, System.out, System.out, args);
        System.out.println(WORKED
                + ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class)
                        .getProcessCpuTime());
        System.exit(exit);
    }
}
