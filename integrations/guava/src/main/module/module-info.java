/** Marshallers for the immutable collections of Guava. */
module org.marshal4j.guava {
    requires transitive org.marshal4j.runtime;
    requires transitive com.google.common;
    requires static org.jspecify;

    exports org.marshal4j.guava;
}
