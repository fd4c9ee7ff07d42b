package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;

/** Package-private, with fields of every visibility and modifier. */
@Marshal(view = true)
class Visibility implements VisibilityMarshallable {
    static int shared;
    static final int CONSTANT = 5;
    public int a;
    protected int b;
    int c;
    private int d;
    volatile int e;
    private volatile String f;
    transient String g;

    /** Does not implement its interface: it has only the marshaller. */
    @Marshal
    static class Plain {
        int a;
        private String b;
    }

    /** Has a protected constructor, and another that is of no use here. */
    @Marshal
    public static class Guarded {
        private int a;

        protected Guarded() {}

        public Guarded(java.util.Map<String, String> useless) {
            a = useless.size();
        }
    }
}
