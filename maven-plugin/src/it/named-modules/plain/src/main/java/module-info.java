/** Chronicle is among the dependencies, but is not required. */
module com.acme.plain {
    requires static transitive org.marshal4j.annotations;
    requires transitive org.marshal4j.runtime;

    exports com.acme.plain;
}
