package org.marshal4j.processor.report;

import java.util.Set;

/**
 * What an exception thrown within the processor means. Exceptions of compilers are known by name, since each compiler
 * has its own.
 */
enum FailureKind {
    /** A compiler or the virtual machine ends the compilation. */
    NOT_OURS,
    /**
     * The compiler met a class that it cannot read, or failed itself, while the processor asked about another class.
     */
    UNREADABLE_CLASS,
    /** A defect of the processor. */
    DEFECT;

    private static final Set<String> ENDS = Set.of(
            "java.lang.ThreadDeath",
            "com.sun.tools.javac.util.Abort",
            "com.sun.tools.javac.util.PropagatedException",
            "org.eclipse.jdt.internal.compiler.problem.AbortCompilation",
            "org.eclipse.core.runtime.OperationCanceledException");

    private static final String MISSING = "com.sun.tools.javac.code.Symbol$CompletionFailure";

    static FailureKind of(Throwable thrown) {
        if (thrown instanceof VirtualMachineError && !(thrown instanceof StackOverflowError)) {
            return NOT_OURS;
        }
        for (Class<?> type = thrown.getClass(); type != null; type = type.getSuperclass()) {
            if (ENDS.contains(type.getName())) {
                return NOT_OURS;
            }
            if (MISSING.equals(type.getName())) {
                return UNREADABLE_CLASS;
            }
        }
        return thrown instanceof RuntimeException && isThrownByCompiler(thrown) ? UNREADABLE_CLASS : DEFECT;
    }

    /** The Eclipse compiler fails when it is asked about certain types that have errors. */
    private static boolean isThrownByCompiler(Throwable thrown) {
        StackTraceElement[] stack = thrown.getStackTrace();
        return stack.length > 0 && stack[0].getClassName().startsWith("org.eclipse.jdt.internal.compiler.");
    }

    /** Tells one defect from another: the class of the exception and the place where it was thrown. */
    static String origin(Throwable thrown) {
        StackTraceElement[] stack = thrown.getStackTrace();
        return thrown.getClass().getName() + (stack.length == 0 ? "" : " at " + stack[0]);
    }

    /** Something to try, or nothing. */
    static String advice(Throwable thrown) {
        return thrown instanceof StackOverflowError
                ? ", because types are nested too deeply for the stack of the compiler; -J-Xss8m gives it a larger one"
                : "";
    }
}
