    // as beginning in default-package, but:
interface LevelMarshallable extends WriteBytesMarshallable {
        LevelMarshaller.INSTANCE.write((Level) (Object) this, out);
}
