    // as beginning in view, but:
    private AtomicIntField xAtomic;

    // as QuoteView in bean, with 1 for 3
    // as quantity in view, with x for quantity
    // as quantity in view, with x for quantity
    // as quantityAtomic in view, with xAtomic for quantityAtomic, x for quantity
    // as walkSection in view, with 4 for 12
}
