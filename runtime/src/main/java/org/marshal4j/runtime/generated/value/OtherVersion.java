package org.marshal4j.runtime.generated.value;

import org.marshal4j.runtime.RuntimeProblem;

/** What generated code throws while it is initialised, if a type that it uses is not as when it was compiled. */
public final class OtherVersion {
    private OtherVersion() {}

    /**
     * Creates the exception (MARSHAL211).
     *
     * @param recompiled the class to compile again
     * @param other the type that it uses
     * @param how what is different, to be added to the sentence
     */
    public static IllegalStateException of(String recompiled, String other, String how) {
        return new IllegalStateException("recompile " + recompiled + ": it was compiled against another " + other + how
                + " [" + RuntimeProblem.OTHER_TYPE_VERSION.code() + "]");
    }
}
