package org.marshal4j.benchmarks;

import java.nio.file.Path;
import java.util.List;

/**
 * A command that can be run.
 *
 * @param name the name of the command
 * @param purpose what the command does, in half a sentence
 * @param action what it runs
 */
record Command(String name, String purpose, Action action) {

    /** Runs a command. */
    interface Action {
        /**
         * Runs the command.
         *
         * @param module the folder of this module
         * @param arguments the arguments after the name
         */
        void run(Path module, List<String> arguments) throws Exception;
    }
}
