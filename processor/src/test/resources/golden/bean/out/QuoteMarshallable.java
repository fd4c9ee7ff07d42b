    // as beginning in empty, but:
 * Makes a class that implements {@link Quote} one of Chronicle's DTOs, by its generated marshaller.

    // as in empty: readMarshallable
}
