    // as beginning in empty, but:
        Expression_Operation_SumMarshaller.INSTANCE.write((Expression.Operation.Sum) (Object) this, out);

    // as in externalizable: readMarshallable
}
