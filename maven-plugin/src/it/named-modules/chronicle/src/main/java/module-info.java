module com.acme.bytes {
    requires static transitive org.marshal4j.annotations;
    requires transitive org.marshal4j.chronicle;

    exports com.acme.bytes;
}
