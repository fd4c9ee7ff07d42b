module com.acme {
    requires chronicle.bytes;
    requires org.marshal4j.annotations;
    requires org.marshal4j.chronicle;
    requires org.marshal4j.runtime;
}
